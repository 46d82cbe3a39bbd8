import { brushTool, eraserTool } from './brushTool.ts'
import { fillTool, gradientTool } from './fillTools.ts'
import { handTool, turnTool } from './handTool.ts'
import { liquifyTool } from './liquifyTool.ts'
import { transformTool } from './transform/transformTool.ts'
import { pickTool } from './pickTool.ts'
import { brushSelectTool } from './select/brushSelectTool.ts'
import { colorRangeTool } from './select/colorRangeTool.ts'
import { ellipseTool, lassoTool, polygonTool, rectangleTool, wandTool } from './select/selectTools.ts'
import { textTool } from './textTool.ts'
import type { Tool } from './tool.ts'

/** Tools that select a part of the sheet. */
const selecting = [rectangleTool, ellipseTool, lassoTool, polygonTool, wandTool, colorRangeTool, brushSelectTool]

/** Every tool in the order of the bar, those that belong together side by side. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [brushTool, eraserTool, fillTool, gradientTool, pickTool],
  selecting,
  [transformTool, liquifyTool, textTool],
  [handTool, turnTool],
]

export const tools: readonly Tool[] = toolGroups.flat()

/** The tool of an id; the brush where there is none of it. */
export const toolOf = (id: string): Tool => tools.find((tool) => tool.id === id) ?? brushTool

/** Whether a tool selects a part of the sheet. */
export const isSelecting = (id: string): boolean => selecting.some((tool) => tool.id === id)
