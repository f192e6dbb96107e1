import { useMessages } from '#client/islands/language.tsx';

interface Props {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Hotels on the map. */
  readonly count: number;
  readonly onRetry: () => void;
}

/** What the map has to say in words: aloud how much it holds, over the map when it holds nothing or failed. */
export function MapNote({ status, count, onRetry }: Props) {
  const t = useMessages('map/stage');
  const panel = useMessages('map/panel');
  return (
    <div aria-live="polite">
      {status === 'ready' && count > 0 && <p className="hidden-text">{t('found', { count })}</p>}
      {status === 'ready' && count === 0 && <p className="map-note">{t('none')}</p>}
      {status === 'failed' && (
        <div className="map-note">
          {panel('failed')}
          <button type="button" className="map-again" onClick={onRetry}>
            {panel('retry')}
          </button>
        </div>
      )}
    </div>
  );
}
