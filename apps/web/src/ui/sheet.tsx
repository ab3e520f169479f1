import { Dialog, type DialogProps } from './dialog.tsx'

export type SheetProps = Omit<DialogProps, 'shape' | 'kind'>

/** Rises from the bottom edge on phones, opens in the middle elsewhere. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} shape="sheet" />
}
