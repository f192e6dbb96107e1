/**
 * Runs before the first paint. Links within the page scroll without touching the hash, which holds what the visitor has
 * chosen; the tab of the section in view is marked; and a hash that names dates marks the page, so that no price of
 * other dates is shown until they are priced. @rule STAY-003 FLOW-029
 */
export const anchorScript = `(d=>{
if(/[#&]checkin=/.test(location.hash))d.documentElement.dataset.dated='';
const target=a=>a&&d.getElementById(a.hash.slice(1));
d.addEventListener('click',e=>{
const t=target(e.target.closest('a[href^="#"]'));
if(!t||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();
t.scrollIntoView({behavior:matchMedia('(prefers-reduced-motion: reduce)').matches?'auto':'smooth'});
t.focus({preventScroll:true});
});
d.addEventListener('DOMContentLoaded',()=>{
const tabs=[...d.querySelectorAll('[data-tabs] a')];
const seen=new IntersectionObserver(entries=>{
for(const {isIntersecting,target:{id}} of entries)
if(isIntersecting)for(const a of tabs)a.setAttribute('aria-current',a.hash==='#'+id);
},{rootMargin:'-30% 0px -65%'});
for(const a of tabs){const t=target(a);if(t)seen.observe(t)}
});
})(document)`;
