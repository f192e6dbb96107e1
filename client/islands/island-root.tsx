import { type ReactNode, useEffect } from 'react';
import { type Visitor, VisitorProvider } from './language.tsx';

/** The root that the server and the browser both render around an island; a nested root sees no outer context. */
export function IslandRoot(props: { visitor: Visitor; children?: ReactNode; onReady?: () => void }) {
  const { visitor, children, onReady } = props;
  useEffect(() => onReady?.(), [onReady]);
  return <VisitorProvider value={visitor}>{children}</VisitorProvider>;
}
