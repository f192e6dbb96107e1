import type { ComponentType, SVGProps } from 'react';
import type { ThemeName } from '#shared/theme/themes.ts';
import City from '~icons/lucide/building';
import Wellness from '~icons/lucide/flower-2';
import Romantic from '~icons/lucide/heart';
import Culture from '~icons/lucide/landmark';
import Nature from '~icons/lucide/leaf';
import Mountain from '~icons/lucide/mountain';
import Family from '~icons/lucide/tent-tree';
import Gastronomy from '~icons/lucide/utensils';
import Seaside from '~icons/lucide/waves';
import Wine from '~icons/lucide/wine';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export const themeIcons: Readonly<Record<ThemeName, Icon>> = {
  wellness: Wellness,
  romantic: Romantic,
  gastronomy: Gastronomy,
  family: Family,
  nature: Nature,
  city: City,
  seaside: Seaside,
  mountain: Mountain,
  wine: Wine,
  culture: Culture,
};
