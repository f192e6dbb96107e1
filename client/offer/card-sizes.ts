/** How wide a card's picture is shown in the grids of one, two and three columns. */
export const cardSizes = '(width >= 1264px) 384px, (width >= 1024px) 31vw, (width >= 768px) 47vw, 94vw';
