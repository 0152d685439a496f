import { Ghost } from '@/components/ui/blank'
import { Column, Title } from '@/components/ui/page'

export default function Loading() {
  return (
    <Column>
      <Title>Games</Title>
      <Ghost lines={6} label="Loading the games" />
    </Column>
  )
}
