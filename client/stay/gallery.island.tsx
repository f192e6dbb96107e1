import { useId, useRef } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import type { PictureData } from '#client/ui/picture.tsx';
import Images from '~icons/lucide/images';
import styles from './gallery.module.css';
import { GalleryRow } from './gallery-row.tsx';
import { Lightbox } from './lightbox.tsx';

interface Props {
  /** The name of what is pictured. */
  readonly subject: string;
  readonly pictures: readonly PictureData[];
}

/** One large picture and four small ones, or a row to swipe on a phone; each opens the lightbox at itself. */
export function GalleryIsland({ subject, pictures }: Props) {
  const t = useMessages('stay/gallery');
  const id = `lightbox${useId()}`;
  const track = useRef<HTMLUListElement>(null);
  const open = (index: number) => {
    const row = track.current;
    const dialog = row?.closest('dialog');
    if (!row || !dialog) return;
    if (!dialog.open) dialog.showModal();
    row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
  };
  // A native command: it opens before hydration and without script too.
  const command = { command: 'show-modal', commandfor: id };
  return (
    <div className={styles.gallery}>
      <GalleryRow pictures={pictures} onOpen={open} />
      <button type="button" className={styles.all} {...command} onClick={() => open(0)}>
        <Images aria-hidden="true" />
        {t('open', { count: pictures.length })}
      </button>
      <Lightbox id={id} title={t('title', { hotel: subject })} pictures={pictures} track={track} />
    </div>
  );
}
