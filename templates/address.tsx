import type { AddressPage } from "../src/model/page.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { Map } from "./parts/map.tsx";
import { Parking } from "./parts/parking.tsx";

export default function Address(page: AddressPage) {
  return (
    <AboutPage
      page={page}
      first={
        <>
          <Map {...page} />
          <Parking {...page} />
        </>
      }
    />
  );
}
