/** Nights are kept from today to so many days ahead: twelve months of check-ins, and the longest stay after the last. */
export const horizonDays = 396;

/**
 * Prices and stock of a range of rooms for the days that they lack. Price: the room's own, by season and weekday, with
 * holidays and a weekly drift. Stock: one to six rooms, more often none on busy weekends. A night that is there is left
 * alone, because orders have taken stock from it.
 */
export function insertNights(db: D1Database, rooms: RoomRange, days: DayRange): D1PreparedStatement {
  return db.prepare(sql).bind(days.from, days.to, rooms.from, rooms.to);
}

/** Hotel ids, both ends included. */
export interface RoomRange {
  readonly from: number;
  readonly to: number;
}

/** Day numbers, both ends included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

const sql = `
INSERT OR IGNORE INTO room_night (room_id, day, price, stock, min_stay)
WITH RECURSIVE
  days (day) AS (VALUES (CAST(?1 AS INTEGER)) UNION ALL SELECT day + 1 FROM days WHERE day < ?2),
  calendar AS MATERIALIZED (
    SELECT day,
      (day + 3) % 7 AS weekday,
      CAST(strftime('%m', day * 86400, 'unixepoch') AS INTEGER) AS month,
      CASE
        WHEN strftime('%m-%d', day * 86400, 'unixepoch') IN ('12-30', '12-31') THEN 130
        WHEN strftime('%m-%d', day * 86400, 'unixepoch') BETWEEN '12-24' AND '12-29' THEN 116
        WHEN strftime('%m-%d', day * 86400, 'unixepoch') BETWEEN '02-12' AND '02-15' THEN 112
        WHEN strftime('%m-%d', day * 86400, 'unixepoch') BETWEEN '05-01' AND '05-03' THEN 110
        ELSE 100
      END AS holiday
    FROM days
  ),
  raw AS (
    SELECT room.id, room.supply, room.season, calendar.day, calendar.weekday, calendar.month, calendar.holiday,
      season.percent,
      room.base_price
        * season.percent / 100
        * CASE calendar.weekday WHEN 3 THEN 103 WHEN 4 THEN 117 WHEN 5 THEN 124 WHEN 6 THEN 93 ELSE 96 END / 100
        * calendar.holiday / 100
        * (95 + ((((room.seed % 65536) * 31 + calendar.day / 7 * 7919) * 1103515245 + 12345 & 2147483647) >> 9) % 11) / 100
        AS price,
      (((room.seed % 65536) * 1021 + calendar.day * 7919) * 1103515245 + 12345 & 2147483647) >> 8 AS chance
    FROM room
    CROSS JOIN calendar
    JOIN season ON season.season = room.season AND season.month = calendar.month
    WHERE room.hotel_id BETWEEN ?3 AND ?4
  )
SELECT id, day,
  max(3900, (price + 50) / 100 * 100),
  CASE supply
    WHEN 'plenty' THEN 9
    WHEN 'last' THEN 1
    WHEN 'none' THEN 0
    ELSE CASE
      WHEN chance % 100 < 5 + CASE WHEN weekday IN (4, 5) THEN 9 ELSE 0 END + CASE WHEN percent > 110 THEN 7 ELSE 0 END THEN 0
      ELSE 1 + chance / 128 % 6
    END
  END,
  CASE
    WHEN supply <> 'seasonal' THEN 1
    WHEN holiday >= 130 THEN 2
    WHEN season IN ('sea', 'lake') AND month IN (7, 8) AND weekday IN (4, 5) THEN 2
    WHEN season = 'mountain' AND month IN (2, 12) AND weekday IN (4, 5) THEN 2
    ELSE 1
  END
FROM raw
ORDER BY id, day`;
