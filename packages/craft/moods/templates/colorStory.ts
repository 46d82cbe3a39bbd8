import { defineTemplate, mirrored, slot } from './boardTemplate.ts'

export const colorStory = defineTemplate({
  id: 'colorStory',
  label: 'Colour story',
  ground: 'paper',
  overlaps: false,
  lay: (chance) =>
    mirrored(
      [
        slot('palette', [0, 0, 104, 297], { palette: 'bands' }),
        slot('texture', [116, 12, 140, 132]),
        slot('light', [262, 12, 146, 92]),
        slot('silhouette', [116, 150, 92, 135], { garment: 'shape' }),
        slot('silhouette', [214, 150, 92, 135], { garment: 'drawn' }),
        slot('print', [312, 110, 96, 86]),
        slot('texture', [262, 110, 44, 34]),
        slot('still', [312, 202, 96, 83]),
      ],
      chance,
    ),
})
