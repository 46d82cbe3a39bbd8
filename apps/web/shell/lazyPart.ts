import type { Area } from '@toile/rules/languages/areas.ts'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { withWords } from '../languages/withWords.ts'
import { whenThere } from './calls/whenThere.ts'

/** A component that is loaded when it is first shown, together with the words of its area; while the server is away it is tried again. */
export const lazyPart = <Props>(
  area: Area,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await whenThere(() => withWords(area, load)) }))
