import { defineTemplate, mirrored, slot } from './boardTemplate.ts'

export const materialStory = defineTemplate({
  id: 'materialStory',
  label: 'Material story',
  ground: 'linen',
  overlaps: true,
  lay: (chance) => {
    const lean = (most = 3) => chance.between(-most, most)
    return mirrored(
      [
        slot('texture', [16, 16, 178, 190], { turn: lean(0.8) }),
        slot('texture', [206, 18, 92, 92], { edge: 'pinked', turn: lean(), fix: 'pin' }),
        slot('texture', [304, 24, 96, 84], { edge: 'pinked', turn: lean(), fix: 'pin' }),
        slot('print', [208, 116, 90, 90], { edge: 'pinked', turn: lean(), fix: 'pin' }),
        slot('light', [308, 118, 92, 92], { edge: 'rim', turn: lean(2) }),
        slot('silhouette', [150, 126, 84, 158], { garment: 'flat', fix: 'tape', turn: lean(2) }),
        slot('texture', [20, 214, 122, 68], { edge: 'pinked', turn: lean(1.5) }),
        slot('palette', [248, 224, 152, 54], { palette: 'dabs', fix: 'tape', turn: lean(1) }),
      ],
      chance,
    )
  },
})
