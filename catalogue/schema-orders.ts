import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const booking = sqliteTable('booking', {
  number: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  email: text().notNull(),
  stayId: integer('stay_id').notNull(),
  roomId: integer('room_id').notNull(),
  checkin: integer().notNull(),
  nights: integer().notNull(),
  rooms: integer().notNull(),
  total: integer().notNull(),
  createdAt: text('created_at').notNull(),
  document: text({ mode: 'json' }).notNull(),
  /** A fingerprint of who books what for when; '' for bookings of before there was one. */
  occasion: text().notNull(),
});

/** Pieces in store of what is printed and packed. */
export const printedGift = sqliteTable('printed_gift', { sku: text().primaryKey(), stock: integer().notNull() });

export const giftOrder = sqliteTable('gift_order', {
  number: text().primaryKey(),
  email: text().notNull(),
  total: integer().notNull(),
  createdAt: integer('created_at').notNull(),
  document: text({ mode: 'json' }).notNull(),
});

/** Gift cards that can still pay, or could. */
export const giftCard = sqliteTable('gift_card', {
  code: text().primaryKey(),
  serial: text().notNull(),
  /** Cents that are left. */
  balance: integer().notNull(),
  validUntil: text('valid_until').notNull(),
});
