import { defineTemplate, slot } from './boardTemplate.ts'

export const polaroids = defineTemplate({
  id: 'polaroids',
  label: 'Instant photographs',
  ground: 'linen',
  overlaps: true,
  lay: (chance) => {
    const kinds = ['light', 'texture', 'still', 'print', 'silhouette', 'texture'] as const
    const fixes = ['tape', 'pin', 'tape', 'none', 'pin', 'tape'] as const
    const photographs = chance.shuffled(kinds).map((holds, i) =>
      slot(
        holds,
        [34 + (i % 3) * 122 + chance.between(-8, 8), 16 + Math.floor(i / 3) * 126 + chance.between(-5, 5), 106, 124],
        {
          turn: chance.between(-6, 6),
          edge: 'polaroid',
          fix: fixes[i],
          garment: 'drawn',
        },
      ),
    )
    return [...photographs, slot('palette', [130, 266, 160, 22], { palette: 'strip', turn: chance.between(-1.5, 1.5) })]
  },
})
