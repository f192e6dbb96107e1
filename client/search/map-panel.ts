/** Id of the part of the results page that holds the map; what opens it names it. */
export const mapPanelId = 'search-map';

/** Screens on which the map stands beside the list. */
export const besideList = '(width >= 1280px)';
