import { defineTemplate, mirrored, slot } from './boardTemplate.ts'

export const pinnedWall = defineTemplate({
  id: 'pinnedWall',
  label: 'Pinned wall',
  ground: 'plaster',
  overlaps: true,
  lay: (chance) => {
    const lean = (most = 3) => chance.between(-most, most)
    return mirrored(
      [
        slot('light', [22, 20, 122, 150], { edge: 'rim', fix: 'pin', turn: lean(2) }),
        slot('silhouette', [154, 18, 108, 176], { garment: 'flat', fix: 'pin', turn: lean(1.5) }),
        slot('print', [252, 34, 84, 104], { edge: 'pinked', fix: 'pin', turn: lean() }),
        slot('texture', [322, 20, 76, 92], { edge: 'pinked', fix: 'pin', turn: lean(5) }),
        slot('texture', [30, 158, 88, 112], { edge: 'pinked', fix: 'pin', turn: lean(4) }),
        slot('texture', [102, 196, 74, 82], { edge: 'pinked', fix: 'pin', turn: lean(5) }),
        slot('still', [276, 132, 120, 102], { edge: 'rim', fix: 'corners', turn: lean(2) }),
        slot('palette', [190, 222, 128, 52], { palette: 'chips', fix: 'tape', turn: lean(2) }),
      ],
      chance,
    )
  },
})
