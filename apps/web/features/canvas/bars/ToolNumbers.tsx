import { desk } from '../tools/paintersDesk.ts'
import { type KnobbedTool, toolKnobs } from '../tools/turned.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarKnob } from './BarKnob.tsx'

/** The numbers of a tool that is no brush. */
export function ToolNumbers({ tool }: { tool: KnobbedTool }) {
  const { turned } = useDesk()
  return (
    <>
      {Object.entries(toolKnobs[tool]).map(([name, knob]) => (
        <BarKnob
          key={name}
          knob={knob}
          value={turned[tool]?.[name] ?? knob.normal}
          onTurn={(value) => desk.turnTool(tool, name, value)}
        />
      ))}
    </>
  )
}
