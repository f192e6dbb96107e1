import { useMessages } from '#client/islands/language.tsx';
import type { Room as RoomDetail } from '#shared/catalogue/room.ts';
import { RoomView } from '../product/room-view.tsx';
import { Section } from './section.tsx';

/** The room of the stay. @rule STAY-018 */
export function Room({ room }: { room: RoomDetail }) {
  const t = useMessages('stay/room');
  return (
    <Section id="room" title={t('title')}>
      <RoomView room={room} />
    </Section>
  );
}
