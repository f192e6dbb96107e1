import type { ComponentType, SVGProps } from 'react';
import Baby from '~icons/lucide/baby';
import Bike from '~icons/lucide/bike';
import ChefHat from '~icons/lucide/chef-hat';
import Check from '~icons/lucide/circle-check';
import Clock from '~icons/lucide/clock';
import Coffee from '~icons/lucide/coffee';
import Flower from '~icons/lucide/flower-2';
import Footprints from '~icons/lucide/footprints';
import Gift from '~icons/lucide/gift';
import Landmark from '~icons/lucide/landmark';
import Leaf from '~icons/lucide/leaf';
import Martini from '~icons/lucide/martini';
import Moon from '~icons/lucide/moon';
import Snow from '~icons/lucide/mountain-snow';
import Boat from '~icons/lucide/sailboat';
import Parking from '~icons/lucide/square-parking';
import Ticket from '~icons/lucide/ticket';
import Utensils from '~icons/lucide/utensils';
import Plates from '~icons/lucide/utensils-crossed';
import Waves from '~icons/lucide/waves';
import Wine from '~icons/lucide/wine';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** The picture of each code that programme lines and activities carry. */
const icons: Readonly<Record<string, Icon>> = {
  night: Moon,
  breakfast: Coffee,
  halfboard: Plates,
  dinner: Utensils,
  spa: Waves,
  massage: Flower,
  tasting: Wine,
  bike: Bike,
  boat: Boat,
  ski: Snow,
  museum: Landmark,
  family: Baby,
  champagne: Martini,
  latecheckout: Clock,
  parking: Parking,
  welcome: Gift,
  walk: Footprints,
  cooking: ChefHat,
  ticket: Ticket,
  wellness: Leaf,
};

/** The icon of a code; a tick for codes that nobody has drawn. */
export function ProgrammeIcon({ code }: { code: string | undefined }) {
  const Drawn = (code && icons[code]) || Check;
  return <Drawn aria-hidden="true" />;
}
