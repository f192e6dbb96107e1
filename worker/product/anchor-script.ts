/**
 * Runs before the first paint. Links within the page scroll without touching the hash, which holds what the visitor has
 * chosen; the tab of the section in view is marked, that of a section which could not be had goes; the booking bar shows
 * while less than 0.3 of the tabs' own place is in view; and a hash that names dates marks the page, so that no price of
 * other dates is shown until they are priced. What watches tabs begins anew when the parts of the page are replaced.
 * @rule STAY-003 STAY-005 FLOW-029
 */
export const anchorScript = `(d=>{
const root=d.documentElement;
if(/[#&]checkin=/.test(location.hash)&&!/[?&]flow=gifting/.test(location.search))root.dataset.dated='';
const target=a=>a&&d.getElementById(a.hash.slice(1));
d.addEventListener('click',e=>{
const a=e.target.closest('a[href^="#"]'),t=target(a);
if(!a||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();
if(!t)return;
t.scrollIntoView({behavior:matchMedia('(prefers-reduced-motion: reduce)').matches?'auto':'smooth'});
t.focus({preventScroll:true});
});
let seen,bar;
const watch=()=>{
seen?.disconnect();
bar?.disconnect();
const tabs=[...d.querySelectorAll('[data-tabs] a')],place=d.querySelector('[data-tabs-place]');
seen=new IntersectionObserver(entries=>{
for(const {isIntersecting,target:{id}} of entries)
if(isIntersecting)for(const a of tabs){
const here=a.hash==='#'+id;
a.setAttribute('aria-current',here);
if(here)a.closest('ul').scrollLeft=a.offsetLeft-16;
}
},{rootMargin:'-30% 0px -65%'});
for(const a of tabs){const t=target(a);t?seen.observe(t):a.parentNode.remove()}
bar=new IntersectionObserver(([{intersectionRatio:r,boundingClientRect:{top}}])=>root.toggleAttribute('data-bar',r<.3&&top<0),{threshold:.3});
if(place)bar.observe(place);
};
d.addEventListener('DOMContentLoaded',watch);
d.addEventListener('parts',watch);
})(document)`;
