import type { Vendor } from '@turnout/contract/vendors'
import { TRAVEL_KM } from '@turnout/rules/vendor'
import { useState } from 'react'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import type { TypedPlace } from '../groups/public/place-picker.tsx'
import { wholePlace } from '../groups/public/whole-place.ts'
import styles from './my-vendor-page.module.css'
import { placeFields as texts } from './texts.ts'
import form from './vendor-form.module.css'

const PlacePicker = lazyPart(async () => (await import('../groups/public/place-picker.tsx')).PlacePicker)

type Place = NonNullable<Vendor['place']>

type PlaceFieldsProps = {
  place: Place | null
  travelKm: number
  onPlace: (place: Place) => void
  onTravelKm: (km: number) => void
}

/** Where a vendor works from, and how far they travel. */
export function PlaceFields({ place, travelKm, onPlace, onTravelKm }: PlaceFieldsProps) {
  const [isPicking, setPicking] = useState(place === null)
  const pick = (typed: TypedPlace) => {
    const picked = wholePlace(typed)
    if (picked) onPlace({ name: picked.name, latitude: picked.latitude, longitude: picked.longitude })
  }
  return (
    <fieldset className={form.place}>
      <legend>{texts.whereYouWorkFrom}</legend>
      <p className="sub">{texts.whoSeesIt}</p>
      {isPicking ? (
        <PlacePicker radius={0} onChange={pick} />
      ) : (
        <p className={form.placeName}>
          <Icon name="pin" />
          <b>{place?.name}</b>
        </p>
      )}
      {!isPicking && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setPicking(true)}>
            {texts.anotherPlace}
          </Button>
        </div>
      )}
      <Stepper
        label={texts.howFar}
        hint={texts.zeroMeans}
        value={travelKm}
        onChange={onTravelKm}
        {...TRAVEL_KM}
        stride={10}
      />
    </fieldset>
  )
}
