import { defineTemplate, mirrored, slot } from './boardTemplate.ts'

export const heroStrip = defineTemplate({
  id: 'heroStrip',
  label: 'One large plate and a strip',
  ground: 'paper',
  overlaps: false,
  lay: (chance) =>
    mirrored(
      [
        slot(chance.happens(0.5) ? 'light' : 'still', [0, 0, 250, 297]),
        slot('texture', [262, 12, 70, 84]),
        slot('print', [338, 12, 70, 84]),
        slot('silhouette', [262, 102, 70, 108], { garment: 'flat' }),
        slot('silhouette', [338, 102, 70, 108], { garment: 'drawn' }),
        slot('palette', [262, 216, 146, 69], { palette: 'chips' }),
      ],
      chance,
    ),
})
