import { useId, useRef } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { ThemeChoice } from '#client/theme/theme-choice.tsx';
import { PanelAnchor, PopoverPanel } from '#client/ui/popover-panel.tsx';
import { parseId } from '#shared/search/values.ts';
import { findTheme } from '#shared/theme/themes.ts';
import Sparkles from '~icons/lucide/sparkles';
import { SearchField } from './search-field.tsx';
import { useAddress } from './use-address.ts';
import { useAnnouncedChange } from './use-announced-change.ts';
import { useDraft } from './use-draft.ts';

export const messages = ['theme/picker', 'theme/names'] as const;

export function ThemeIsland({ theme }: { theme?: number | undefined }) {
  const t = useMessages('theme/picker');
  const names = useMessages('theme/names');
  const address = useAddress();
  const [draft, setDraft] = useDraft(address ? parseId(address.get('theme')) : theme, String);
  const input = useRef<HTMLInputElement>(null);
  const applied = useRef(draft);
  const announce = useAnnouncedChange(input);
  const id = useId();
  const known = findTheme(draft);
  const apply = () => {
    if (applied.current !== draft) announce();
    applied.current = draft;
  };
  return (
    <>
      <PanelAnchor>
        <SearchField panel={id} icon={Sparkles} label={t('label')} value={known ? names(known.name) : t('any')} />
        <PopoverPanel id={id} title={t('title')} closeLabel={t('close')} phone="drawer" onClose={apply}>
          <ThemeChoice
            name={`${id}-theme`}
            theme={known?.id}
            onChange={setDraft}
            onDone={() => document.getElementById(id)?.hidePopover()}
          />
        </PopoverPanel>
      </PanelAnchor>
      <input ref={input} type="hidden" name="theme" value={draft ?? ''} disabled={draft === undefined} />
    </>
  );
}
