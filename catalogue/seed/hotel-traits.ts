export const hotelTypes = ['hotel', 'boutique', 'castle', 'inn', 'guesthouse', 'resort', 'estate'] as const;
export type HotelType = (typeof hotelTypes)[number];

export const hotelStyles = ['charming', 'design', 'classic', 'romantic', 'rustic', 'contemporary'] as const;
export type HotelStyle = (typeof hotelStyles)[number];

export const roomKinds = ['cosy', 'classic', 'superior', 'view', 'suite', 'family'] as const;
export type RoomKind = (typeof roomKinds)[number];
