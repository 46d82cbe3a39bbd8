import { defineTemplate, mirrored, slot } from './boardTemplate.ts'

export const collage = defineTemplate({
  id: 'collage',
  label: 'Collage',
  ground: 'paper',
  overlaps: true,
  lay: (chance) => {
    const lean = () => chance.between(-4, 4)
    return mirrored(
      [
        slot('print', [18, 120, 148, 158], { turn: lean(), edge: 'torn' }),
        slot('light', [106, 16, 168, 208], { turn: lean() * 0.4, edge: 'torn' }),
        slot('texture', [262, 128, 140, 150], { turn: lean(), edge: 'torn' }),
        slot('still', [290, 20, 108, 128], { turn: lean() * 0.7, edge: 'rim', fix: 'tape' }),
        slot('texture', [24, 22, 92, 84], { turn: lean(), edge: 'pinked', fix: 'pin' }),
        slot('silhouette', [190, 96, 116, 190], { turn: lean() * 0.5, free: true, garment: 'drawn', edge: 'none' }),
        slot('palette', [36, 226, 150, 44], { turn: lean() * 0.6, palette: 'chips', fix: 'tape' }),
      ],
      chance,
    )
  },
})
