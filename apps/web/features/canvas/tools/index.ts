import { brushTool, eraserTool } from './brushTool.ts'
import { fillTool, gradientTool } from './fillTools.ts'
import { handTool, turnTool } from './handTool.ts'
import { liquifyTool } from './liquifyTool.ts'
import { pickTool } from './pickTool.ts'
import { ellipseTool, lassoTool, polygonTool, rectangleTool, wandTool } from './selectTools.ts'
import type { Tool } from './tool.ts'

/** Every tool in the order of the bar, those that belong together side by side. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [brushTool, eraserTool, fillTool, gradientTool, pickTool],
  [rectangleTool, ellipseTool, lassoTool, polygonTool, wandTool],
  [liquifyTool],
  [handTool, turnTool],
]

export const tools: readonly Tool[] = toolGroups.flat()

/** The tool of an id; the brush where there is none of it. */
export const toolOf = (id: string): Tool => tools.find((tool) => tool.id === id) ?? brushTool

/** Whether a tool selects a part of the sheet. */
export const isSelecting = (id: string): boolean =>
  [rectangleTool, ellipseTool, lassoTool, polygonTool, wandTool].some((tool) => tool.id === id)
