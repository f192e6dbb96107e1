import { parseCredit } from '#shared/map/attribution.ts';

/** Who made the map, as its style asks for it. */
export function MapCredit({ credits }: { credits: readonly string[] }) {
  if (credits.length === 0) return null;
  return (
    <p className="map-credit">
      {credits.map((credit, index) => (
        <span key={credit}>
          {index > 0 && ' · '}
          {parseCredit(credit).map(({ text, href }) =>
            href ? (
              <a key={text} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </span>
      ))}
    </p>
  );
}
