import { defineTemplate, mirrored, slot } from './boardTemplate.ts'

export const grid = defineTemplate({
  id: 'grid',
  label: 'Grid',
  ground: 'paper',
  overlaps: false,
  lay: (chance) =>
    mirrored(
      [
        slot('light', [14, 14, 126, 172]),
        slot('texture', [146, 14, 122, 83]),
        slot('print', [146, 103, 122, 83]),
        slot('silhouette', [274, 14, 132, 172], { garment: 'drawn' }),
        slot('texture', [14, 192, 60, 91]),
        slot('texture', [80, 192, 60, 91]),
        slot('palette', [146, 192, 122, 91], { palette: 'bands' }),
        slot('still', [274, 192, 132, 91]),
      ],
      chance,
    ),
})
