import { brushTool, eraserTool } from './brushTool.ts'
import { handTool, turnTool } from './handTool.ts'
import { pickTool } from './pickTool.ts'
import type { Tool } from './tool.ts'

/** Every tool in the order of the bar. */
export const tools: readonly Tool[] = [brushTool, eraserTool, pickTool, handTool, turnTool]

/** The tool of an id; the brush where there is none of it. */
export const toolOf = (id: string): Tool => tools.find((tool) => tool.id === id) ?? brushTool
