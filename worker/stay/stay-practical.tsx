import { Practical } from './practical.tsx';
import type { StayVisit } from './visit.ts';

export function StayPractical({ visit: { stay, flow } }: { visit: StayVisit }) {
  return (
    <x-part name="practical">
      <Practical stay={stay} flow={flow} />
    </x-part>
  );
}
