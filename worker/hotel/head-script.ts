import { anchorScript } from '../product/anchor-script.ts';

/**
 * Runs before the first paint of a hotel page, beside the script of the anchors. A hash that names dates or travellers
 * hides the offers of others and asks for the right ones at once; `anchor=products` goes to the offers as soon as they
 * are there. @rule FLOW-029 HOTEL-012
 */
export function headScript(id: number): string {
  return `${anchorScript};(d=>{
const h=location.hash.slice(1),e=d.documentElement;
if(/(?:^|&)(?:checkin|checkout|nights?|[abc])=[^&]/.test(h)){
e.dataset.awaitsRooms='';
const a=window.earlyRooms={hash:h,answer:fetch((e.dataset.base||'')+'/fragment/hotel/${id}?in=hash&'+h)};
a.answer.catch(()=>{});
}
if(/(?:^|&)anchor=products(?:&|$)/.test(h))d.addEventListener('DOMContentLoaded',()=>d.getElementById('getaways').scrollIntoView());
})(document)`;
}
