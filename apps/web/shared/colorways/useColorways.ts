import { useDebouncedValue } from '@mantine/hooks'
import type { Color } from '@toile/craft/colors/color.ts'
import type { ColorwaysAsked } from '@toile/craft/designs/colorways/colorwaysFor.ts'
import { withPictureInks } from '@toile/craft/designs/colorways/withPictureInks.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { findColorways } from '../drawing/desk.ts'
import { fetchUploads } from '../drawing/knownUploads.ts'
import type { FoundColorways } from '../drawing/orders.ts'

/** Where the colours of proposals come from. */
export const paletteSources = [
  { id: 'board', label: 'From the colourboard' },
  { id: 'color', label: 'From one colour' },
] as const

/** What proposals are wished for. */
export interface Wish {
  source: (typeof paletteSources)[number]['id']
  color: Color
  balanced: boolean
  seed: number
}

/** As many colourways are asked for at once. */
export const proposed = 8
const none: FoundColorways = { roles: [], proposals: [], inks: {} }

/** The roles of the colours of looks and colourways proposed for them, found in the drawing worker; the looks as they take part, with the inks of their printed pictures. */
export function useColorways(designs: readonly Design[], { boards }: Pick<Project, 'boards'>) {
  const board = boards.color.map((entry) => entry.color)
  const [wish, setWish] = useState<Wish>({
    source: board.length > 0 ? 'board' : 'color',
    color: board[0] ?? { r: 44, g: 110, b: 73 },
    balanced: true,
    seed: 1,
  })
  const { source, color, balanced, seed } = wish
  const from: ColorwaysAsked['from'] = source === 'color' ? { kind: 'color', color } : { kind: 'board', colors: board }
  const [asked] = useDebouncedValue(JSON.stringify({ from, balanced, seed, count: proposed }), 150)
  const { data = none, isFetching } = useQuery({
    queryKey: ['colorways', designs.map(({ garments, shoes, roles }) => ({ garments, shoes, roles })), asked],
    queryFn: async () => {
      // A picture that cannot be had keeps its colours.
      await Promise.all(designs.map(fetchUploads))
      return findColorways({ designs, asked: JSON.parse(asked) })
    },
    placeholderData: keepPreviousData,
  })
  const { inks } = data
  const inked = useMemo(() => designs.map((design) => withPictureInks(design, inks)), [designs, inks])
  return { wish, setWish, ...data, inked, hasBoard: board.length > 0, finding: isFetching }
}
