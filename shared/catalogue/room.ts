import { z } from 'zod';
import { alsoNamed, listOf, maybe } from './answer.ts';
import { picture } from './picture.ts';
import { id } from './values.ts';

/** The fields of a room under the names that they are read by. @rule HOTEL-018 */
export const roomFields = {
  uuid: maybe(z.string()),
  id,
  label: z.string().min(1),
  type: maybe(z.string()),
  bedding: maybe(z.string()),
  capacity: z.number().int().min(1),
  maxCapacity: maybe(z.number().int().min(1)),
  size: maybe(z.number().positive()),
  description: maybe(z.string()),
  detailsSection: maybe(listOf(z.object({ title: z.string(), details: listOf(z.string().min(1)) }))),
  highlights: maybe(listOf(z.string().min(1))),
  images: maybe(listOf(picture)),
  importantInfos: maybe(listOf(z.string().min(1))),
};

/** A room may call its label `title` and its only picture `imageUrl`. @rule HOTEL-018 */
export function readRoom<T extends z.ZodType>(fields: T) {
  return alsoNamed(fields, '`title` is read for `label`, `imageUrl` for `images`', ({ title, imageUrl }) => ({
    label: title,
    ...(typeof imageUrl === 'string' && { images: [{ url: imageUrl }] }),
  }));
}

/** A room type. `capacity` and `maxCapacity` count guests, `size` is in square metres. @rule HOTEL-018 STAY-018 */
export const room = readRoom(z.object(roomFields));
export type Room = z.infer<typeof room>;
