import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import type { AppContext } from '../context.ts';
import { anchorScript } from '../product/anchor-script.ts';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { Expired } from './expired.tsx';
import { loadOthers } from './load.ts';
import { Others } from './others.tsx';

/**
 * A stay that is no longer sold: 410, never indexed, with the notice and where to go instead. `stay` is absent when the
 * catalogue has forgotten it. @rule STAY-034 STAY-035
 */
export function handleExpired(c: AppContext, stay: WeekendDetail | undefined): Response {
  const others = stay ? loadOthers(c, stay.id) : Promise.resolve(undefined);
  return sendDocument(c, {
    sheets: ['stay'],
    status: 410,
    title: textOf(c, 'stay/expired')('title'),
    headScript: anchorScript,
    parts: [
      others.then((offers) => (
        <Expired places={stay?.breadcrumb ?? []} hasOthers={offers !== undefined && offers.length > 0} />
      )),
      others.then((offers) => stay && <Others hotel={stay.hotel.label} others={offers} isAlone />),
    ],
  });
}
