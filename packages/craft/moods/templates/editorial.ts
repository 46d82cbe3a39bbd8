import { defineTemplate, mirrored, slot } from './boardTemplate.ts'

export const editorial = defineTemplate({
  id: 'editorial',
  label: 'Editorial',
  ground: 'paper',
  overlaps: false,
  lay: (chance) =>
    mirrored(
      [
        slot('still', [28, 26, 158, 214]),
        slot('palette', [28, 248, 158, 24], { palette: 'strip' }),
        slot('silhouette', [204, 26, 92, 150], { garment: 'drawn', free: true, edge: 'none' }),
        slot('light', [312, 26, 80, 104]),
        slot('texture', [312, 142, 80, 60]),
        slot('texture', [204, 192, 92, 80]),
        slot('print', [312, 214, 80, 58]),
      ],
      chance,
    ),
})
