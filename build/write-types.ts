import { writeTypes } from './messages.ts';

writeTypes();
