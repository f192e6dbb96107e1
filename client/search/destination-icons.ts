import type { ComponentType, SVGProps } from 'react';
import Hotel from '~icons/lucide/bed-double';
import City from '~icons/lucide/building';
import Recent from '~icons/lucide/clock';
import TouristicRegion from '~icons/lucide/compass';
import Anywhere from '~icons/lucide/earth';
import Country from '~icons/lucide/flag';
import Poi from '~icons/lucide/landmark';
import Local from '~icons/lucide/locate-fixed';
import Region from '~icons/lucide/map';
import Department from '~icons/lucide/map-pinned';
import SkiResort from '~icons/lucide/mountain-snow';
import SeaResort from '~icons/lucide/waves';
import type { DestinationOption } from './destination-options.ts';

const categoryIcons = {
  city: City,
  hotel: Hotel,
  searesort: SeaResort,
  skiresort: SkiResort,
  touristicregion: TouristicRegion,
  poi: Poi,
  region: Region,
  department: Department,
  country: Country,
} as const;

export function iconOf(option: DestinationOption): ComponentType<SVGProps<SVGSVGElement>> {
  if (option.kind === 'anywhere') return Anywhere;
  if (option.kind === 'local') return Local;
  return option.isRecent ? Recent : categoryIcons[option.place.category];
}
