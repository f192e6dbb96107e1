import { type MouseEvent, useId, useRef, useState } from 'react';
import { ButtonLink } from '#client/ui/button.tsx';
import type { ScoreView } from '#shared/review/score.ts';
import styles from './reviews-modal.module.css';
import { ReviewsModal } from './reviews-modal.tsx';

export const messages = ['review/card', 'review/criteria', 'review/list', 'offer/score'] as const;

interface Props {
  readonly hotelId: number;
  readonly hotel: string;
  readonly score: ScoreView;
  /** The page of all reviews, where the link leads while no script runs. */
  readonly href: string;
  readonly label: string;
}

/** The way to all reviews of a hotel: a link to their page, and a modal once this is hydrated. @rule REV-001 */
export function ReviewsIsland({ hotelId, hotel, score, href, label }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showModal();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink look="quiet" href={href} aria-haspopup="dialog" onClick={open}>
        {label}
      </ButtonLink>
      <dialog
        ref={dialog}
        className={styles.modal}
        aria-labelledby={`${id}-title`}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <ReviewsModal
            titleId={`${id}-title`}
            hotelId={hotelId}
            hotel={hotel}
            score={score}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  );
}
