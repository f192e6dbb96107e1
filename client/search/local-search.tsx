import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { defaultLocalDistance, localDistances, parseLocalDistance } from '#shared/search/local-search.ts';
import Locate from '~icons/lucide/locate-fixed';
import Close from '~icons/lucide/x';
import { DestinationList } from './destination-list.tsx';
import { locate } from './locate.ts';
import type { Place } from './place.ts';
import { namePoint } from './point-names.ts';
import { useDestinationCombobox } from './use-destination-combobox.ts';
import type { Where } from './where.ts';

interface Props {
  readonly onSearch: (where: Where) => void;
  readonly onClose: () => void;
}

/** Where the visitor starts from: a town they name, or the point their browser gives. */
type Origin = Pick<Where, 'place' | 'point'>;

/** 'Travel locally!': a search around where the visitor is. @rule DEST-006 DEST-007 DEST-008 DEST-009 */
export function LocalSearch({ onSearch, onClose }: Props) {
  const t = useMessages('destination/local');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [origin, setOrigin] = useState<Origin>();
  const [distance, setDistance] = useState(defaultLocalDistance);
  const [status, setStatus] = useState<'idle' | 'locating' | 'failed' | 'missing'>('idle');
  const label = origin?.place?.label ?? (origin ? t('here') : '');
  const choose = (next: Origin | undefined) => {
    setOrigin(next);
    setStatus(next ? 'idle' : 'failed');
  };
  const combobox = useDestinationCombobox({
    id,
    label,
    scope: 'origin',
    onPick: (option) => option.kind === 'place' && choose(originOf(option.place)),
  });

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);

  const askBrowser = async () => {
    setStatus('locating');
    const point = await locate();
    choose(point && { point });
  };
  const search = () => {
    if (!origin) {
      setStatus('missing');
      field.current?.focus();
      return;
    }
    dialog.current?.close();
    const { place, point } = origin;
    if (point) namePoint(point, place?.label ?? '');
    onSearch({ ...(point ? { point } : { place }), distance: { max: distance } });
  };

  return (
    <dialog ref={dialog} className="local-search" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="local-search-head">
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <IconButton icon={Close} label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      <p className="local-search-hint">{t('hint')}</p>
      <div className="local-search-at">
        <label {...combobox.getLabelProps()} htmlFor={`${id}-at`}>
          {t('at')}
        </label>
        <input
          {...combobox.getInputProps({ ref: field })}
          id={`${id}-at`}
          // Of no form: the search box sends its own hidden fields.
          form=""
          type="text"
          placeholder={t('placeholder')}
          maxLength={20}
          autoComplete="off"
          aria-describedby={`${id}-status`}
        />
        <DestinationList id={id} combobox={combobox} />
      </div>
      <Button look="plain" className="local-search-locate" onClick={() => void askBrowser()}>
        <Locate aria-hidden="true" /> {t('locate')}
      </Button>
      <p id={`${id}-status`} role="status" className="local-search-status">
        {status !== 'idle' && t(status)}
      </p>
      <label className="local-search-distance">
        {t('distance')}
        <select form="" value={distance} onChange={({ target }) => setDistance(parseLocalDistance(target.value))}>
          {localDistances.map((km) => (
            <option key={km} value={km}>
              {t('km', { km })}
            </option>
          ))}
        </select>
      </label>
      <Button wide look="action" onClick={search}>
        {t('search')}
      </Button>
    </dialog>
  );
}

/** A town by its point, which a distance is counted from; by its key where the catalogue knows no point. */
function originOf(place: Place): Origin {
  const { lat, lng } = place;
  return lat === undefined || lng === undefined ? { place } : { place, point: { lat, lng } };
}
