import { type Breakers, createBreakers } from './breaker.ts';
import { createFlights, type Flights } from './flights.ts';
import { createMemory, type Memory } from './memory.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';

/** What all requests of an isolate share; a test makes its own. */
export interface UpstreamState {
  readonly flights: Flights;
  readonly breakers: Breakers;
  readonly memory: Memory;
  readonly retryBudget: RetryBudget;
}

export function createUpstreamState(): UpstreamState {
  return {
    flights: createFlights(),
    breakers: createBreakers(),
    memory: createMemory(),
    retryBudget: createRetryBudget(),
  };
}
