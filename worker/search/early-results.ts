import { criteriaKeys } from '#shared/search/keys.ts';

/** A longer hash may not fit into an address: the search code takes from it what can. */
const longestHash = 4000;

/**
 * The few bytes in the head of the results page: when the hash names criteria, they hide the results of other criteria
 * before the first paint and start the right ones at once. The search code, loaded later, takes them over.
 */
export const earlyResults = [
  'const {hash:h,search:s,pathname:p}=location,q=new URLSearchParams(h.slice(1)),o=new URLSearchParams(s)',
  `if('${criteriaKeys.join('|')}'.split('|').some(n=>q.get(n))){`,
  'const d=document.documentElement',
  "d.dataset.awaitsResults=''",
  `if(h.length<${longestHash}){`,
  "for(const n of['flow','page','from']){const v=o.get(n);if(v)q.set(n,v);else q.delete(n)}",
  "q.set('in','hash')",
  "const b=d.dataset.base||''",
  "window.earlyResults={hash:h,answer:fetch(b+'/fragment'+p.slice(b.length)+'?'+q)}",
  'window.earlyResults.answer.catch(()=>{})',
  '}}',
].join('\n');
