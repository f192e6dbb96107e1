/**
 * Runs before the first paint. Links within the page scroll without touching the hash, which holds what the visitor has
 * chosen; the tab of the section in view is marked, that of a section which could not be had goes; and a hash that names dates marks the page, so that no price of
 * other dates is shown until they are priced. @rule STAY-003 FLOW-029
 */
export const anchorScript = `(d=>{
if(/[#&]checkin=/.test(location.hash))d.documentElement.dataset.dated='';
const target=a=>a&&d.getElementById(a.hash.slice(1));
d.addEventListener('click',e=>{
const a=e.target.closest('a[href^="#"]'),t=target(a);
if(!a||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();
if(!t)return;
t.scrollIntoView({behavior:matchMedia('(prefers-reduced-motion: reduce)').matches?'auto':'smooth'});
t.focus({preventScroll:true});
});
d.addEventListener('DOMContentLoaded',()=>{
const tabs=[...d.querySelectorAll('[data-tabs] a')];
const seen=new IntersectionObserver(entries=>{
for(const {isIntersecting,target:{id}} of entries)
if(isIntersecting)for(const a of tabs){
const here=a.hash==='#'+id;
a.setAttribute('aria-current',here);
if(here)a.closest('ul').scrollLeft=a.offsetLeft-16;
}
},{rootMargin:'-30% 0px -65%'});
for(const a of tabs){const t=target(a);t?seen.observe(t):a.parentNode.remove()}
});
})(document)`;
