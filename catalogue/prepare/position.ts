/** How far a piece of work is, or a day number it has reached; undefined when nothing is noted. */
export async function readPosition(db: D1Database, step: string): Promise<number | undefined> {
  const row = await db.prepare('SELECT position FROM fill WHERE step = ?').bind(step).first<{ position: number }>();
  return row?.position;
}

/** Notes it; put into the same batch as the work, so that both happen or none. */
export function notePosition(db: D1Database, step: string, position: number): D1PreparedStatement {
  return db.prepare('INSERT OR REPLACE INTO fill (step, position) VALUES (?, ?)').bind(step, position);
}
