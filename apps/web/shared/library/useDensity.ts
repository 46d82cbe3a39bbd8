import { useLocalStorage, useViewportSize } from '@mantine/hooks'

/** Heights of a row in rem, from many small pictures to few large ones. */
const heights = [5, 7, 9.5, 12.5, 16, 21, 28] as const
export const densities = heights.length

/** How large pictures are shown; remembered in this browser. */
export function useDensity() {
  const [kept, setDensity] = useLocalStorage({ key: 'toile-density', defaultValue: 3, getInitialValueInEffect: false })
  const { width } = useViewportSize()
  const density = Math.min(densities - 1, Math.max(0, Math.round(Number(kept) || 0)))
  const rem = width > 0 ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : 16
  const narrow = width > 0 && width <= 768 ? 0.8 : 1
  return { density, setDensity, rowHeight: Math.round((heights[density] ?? 12.5) * rem * narrow) }
}
