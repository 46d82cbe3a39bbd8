import { useDebouncedValue } from '@mantine/hooks'
import type { Color } from '@toile/craft/colors/color.ts'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import type { ColorwaysAsked } from '@toile/craft/designs/colorways/colorwaysFor.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findColorways } from '../drawing/desk.ts'

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

const proposed = 4
const none: { roles: readonly ColorRole[]; proposals: readonly LookColorway[] } = { roles: [], proposals: [] }

/** The roles of the colours of looks and colourways proposed for them, found in the drawing worker. */
export function useColorways(designs: readonly Design[], { boards }: Pick<Project, 'boards'>) {
  const board = boards.color.map((entry) => entry.color)
  const [wish, setWish] = useState<Wish>({
    source: 'board',
    color: board[0] ?? { r: 44, g: 110, b: 73 },
    balanced: true,
    seed: 1,
  })
  const { source, color, balanced, seed } = wish
  const from: ColorwaysAsked['from'] =
    source === 'color' ? { kind: 'color', color } : { kind: 'palette', colors: board }
  const [asked] = useDebouncedValue(JSON.stringify({ from, balanced, seed, count: proposed }), 150)
  const { data = none, isFetching } = useQuery({
    queryKey: ['colorways', designs.map(({ garments, shoes, roles }) => ({ garments, shoes, roles })), asked],
    queryFn: () => findColorways({ designs, asked: JSON.parse(asked) }),
    placeholderData: keepPreviousData,
  })
  return { wish, setWish, ...data, finding: isFetching }
}
