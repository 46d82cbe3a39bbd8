import { ActionIcon } from '@mantine/core'
import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'

interface OnDemandProps {
  /** The name of the button, already translated. */
  name: string
  face: ReactNode
  className?: string | undefined
  /** The menu, in a chunk of its own; it starts open and shows the same button. */
  Menu: LazyExoticComponent<ComponentType<OpenedMenuProps>>
}

export interface OpenedMenuProps {
  button: ReactElement<{ onClick?: () => void }>
}

/** A menu that is fetched when it is first wanted, so that the first screen stays light. */
export function OnDemand({ name, face, className, Menu }: OnDemandProps) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <ActionIcon
      className={className ?? ''}
      aria-label={name}
      title={name}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      {face}
    </ActionIcon>
  )
  return wanted ? (
    <Suspense fallback={button}>
      <Menu button={button} />
    </Suspense>
  ) : (
    button
  )
}
