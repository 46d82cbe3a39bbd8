import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Orders the liked ones of a list as one file, once there is one. */
export const PackLiked = ({ none, onPack, children }: { none: boolean; onPack: () => void; children: ReactNode }) => (
  <Button
    variant="default"
    leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
    disabled={none}
    onClick={onPack}
  >
    {children}
  </Button>
)
