import { useEffect, useRef, useState } from 'react';
import { useMedia } from '#client/calendar/use-media.ts';
import { useMessages, useRoutes, useVisitor, VisitorProvider } from '#client/islands/language.tsx';
import { whenIdle } from '#client/islands/triggers/when-idle.ts';
import { canDrawMap } from '#client/map/can-draw.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import Close from '~icons/lucide/x';
import { type LoadedMap, loadMap } from './load-map.ts';
import styles from './map.module.css';
import { besideList, mapPanelId } from './map-panel.ts';

export const messages = ['map/panel'] as const;

interface Props {
  /** An operator's own map style. */
  readonly styleUrl?: string | undefined;
}

type Stage = LoadedMap | 'failed' | 'unable' | undefined;

/**
 * The map's place on the page: beside the list on wide screens, elsewhere a popover over the whole screen, which opens
 * before this hydrates. What draws the map is loaded once it is seen, after the page itself. @rule MAP-001 MAP-002
 */
export function MapIsland({ styleUrl }: Props) {
  const t = useMessages('map/panel');
  const panel = useRef<HTMLElement>(null);
  const isBeside = useMedia(besideList, true);
  const [isOpen, setOpen] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [tries, setTries] = useState(0);
  const isShown = isOpen || (isBeside && !isHidden);
  const stage = useStage(isShown, tries);
  const visitor = useVisitor();

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    setOpen(element.matches(':popover-open'));
    // Beside the list there is nothing to open: the button brings back what was hidden.
    const onBeforeToggle = (event: Event) => {
      if (!matchMedia(besideList).matches || (event as ToggleEvent).newState !== 'open') return;
      event.preventDefault();
      setHidden(false);
    };
    element.addEventListener('beforetoggle', onBeforeToggle);
    return () => element.removeEventListener('beforetoggle', onBeforeToggle);
  }, []);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('button')?.focus();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at again whenever the width has changed.
  useEffect(() => {
    // The first value is the server's guess.
    if (matchMedia(besideList).matches && panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [isBeside]);

  const close = () => {
    if (isBeside) setHidden(true);
    else panel.current?.hidePopover();
  };
  return (
    <section
      ref={panel}
      popover="auto"
      id={mapPanelId}
      className={styles.panel}
      aria-label={t('label')}
      data-hidden={isHidden ? '' : undefined}
      data-close-on-leave=""
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.newState === 'open')}
    >
      <div className={styles.head}>
        <IconButton
          icon={Close}
          label={t('close')}
          popoverTarget={mapPanelId}
          popoverTargetAction="hide"
          onClick={close}
        />
      </div>
      <div className={styles.stage}>
        {typeof stage === 'object' && (
          <VisitorProvider value={{ ...visitor, messages: { ...visitor.messages, ...stage.words } }}>
            <stage.Stage isShown={isShown} styleUrl={styleUrl} />
          </VisitorProvider>
        )}
        {stage === undefined && <p className={styles.words}>{t('loading')}</p>}
        {stage === 'unable' && <p className={styles.words}>{t('unable')}</p>}
        {stage === 'failed' && (
          <p className={styles.words}>
            {t('failed')}{' '}
            <button type="button" onClick={() => setTries(tries + 1)}>
              {t('retry')}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

/** What draws the map, fetched the first time that the map is seen and never before the page has loaded. */
function useStage(isShown: boolean, tries: number): Stage {
  const [stage, setStage] = useState<Stage>();
  const isWanted = isShown && typeof stage !== 'object';
  const wordsUrl = useRoutes().mapWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by counting up.
  useEffect(() => {
    if (!isWanted) return;
    let isWaiting = true;
    const load = async () => {
      if (!isWaiting) return;
      if (!canDrawMap()) return setStage('unable');
      const loaded = await loadMap(wordsUrl).catch((error: unknown) => {
        console.error('map', error);
        return 'failed' as const;
      });
      if (isWaiting) setStage(loaded);
    };
    whenIdle(() => void load());
    return () => {
      isWaiting = false;
    };
  }, [isWanted, tries, wordsUrl]);
  return stage;
}
