const dayMs = 86_400_000;
/** Errors are looked at soon or never; events are compared over a season. */
const keptDays = { client_error: 30, analytics_batch: 90 } as const;

/** Deletes reports that are too old to be of use, with the keys under which they came; what people sent stays. */
export function forgetReports(db: D1Database, today: number): D1PreparedStatement[] {
  const before = (days: number) => (today - days) * dayMs;
  return [
    ...Object.entries(keptDays).map(([table, days]) =>
      db.prepare(`DELETE FROM ${table} WHERE created_at < ?`).bind(before(days)),
    ),
    db.prepare('DELETE FROM report_count WHERE day < ?').bind(today - 1),
    db
      .prepare("DELETE FROM written WHERE created_at < ? AND call IN ('clientError', 'analytics')")
      .bind(before(keptDays.client_error)),
  ];
}
